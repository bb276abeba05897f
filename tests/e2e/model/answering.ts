import type { Page, Route } from 'playwright-core';

/** Decides what becomes of what a page sends. */
export interface Answering {
  settle: (received: boolean) => Promise<void>;
  /** What was held back is not sent any more. */
  forget: () => void;
}

const idIn = (body: Buffer | null) =>
  /name="submissionId"\r\n\r\n([0-9a-f-]+)/.exec(body?.toString('latin1') ?? '')![1];

const refusal = { status: 422, detail: 'Some answers have to be put right.' };

/** Holds each submission of a page back until a test says what becomes of it. */
export const answerFor = async (page: Page, path: string): Promise<Answering> => {
  const held: Route[] = [];
  let arrived = () => undefined as void;
  await page.route(`**${path}`, (route) => {
    held.push(route);
    arrived();
  });
  const next = async (): Promise<Route> => {
    if (held.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
    return held.shift()!;
  };
  return {
    forget: () => void held.splice(0),
    settle: async (received) => {
      const route = await next();
      await (received
        ? route.fulfill({ status: 201, json: { submissionId: idIn(route.request().postDataBuffer()) } })
        : route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }));
    },
  };
};
