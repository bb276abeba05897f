export interface Answer {
  status: number;
  type: string;
  body: string;
  location?: string;
}

const html = (status: number, body: string): Answer => ({ status, type: 'text/html', body });
const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** What captive portals, gateways and proxies answer in the place of the intake. */
export const onTheWay = {
  'a sign-in page with 200': html(200, '<h1>Please sign in</h1>'),
  'a portal that answers in JSON with 200': json(200, { redirect: 'https://portal.example/login' }),
  'a portal with 511': html(511, '<h1>Network Authentication Required</h1>'),
  'a portal that leads to a page of its own': { ...html(302, ''), location: 'http://portal.invalid/' },
  'a gateway’s own 404': json(404, { message: 'no Route matched with those values' }),
  'a gateway’s own 502': json(502, { message: 'An invalid response was received from the upstream server' }),
  'a proxy’s 413': html(413, '<center><h1>413 Request Entity Too Large</h1></center><hr><center>nginx</center>'),
} satisfies Record<string, Answer>;

export type OnTheWay = keyof typeof onTheWay;
