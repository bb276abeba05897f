/** The rooms whose faults are tried: their sources, and the tests that could notice them. */
export const rooms: Readonly<Record<string, { sources: string[]; tests: string[] }>> = {
  // The examples are the tests' own, and `npm run lists` writes these two lists.
  forms: {
    sources: ['forms/**/*.ts', '!forms/**/example*.ts', '!forms/lists/{countries,nationalities}.ts'],
    tests: ['tests/forms/**/*.test.ts', 'tests/server/receiving/**/*.test.ts'],
  },
  // No applicant meets the inspector, which draws the charts.
  machines: {
    sources: ['machines/**/*.ts', '!machines/inspect/**'],
    tests: ['tests/machines/**/*.test.ts', 'tests/src/wizard/**/*.test.ts'],
  },
  server: {
    sources: ['server/**/*.{ts,tsx}'],
    tests: ['tests/server/{handover,http,office,postgres,receiving,storing}/**/*.test.ts', 'tests/server/*.test.ts'],
  },
  // What a page shows is content; a browser starts main.tsx and start.ts.
  src: {
    sources: ['src/**/*.{ts,tsx}', '!src/content/**', '!src/{main,start}.{ts,tsx}', '!src/**/{scenes,example*}.ts'],
    tests: ['tests/src/**/*.test.ts', 'tests/machines/**/*.test.ts'],
  },
};

/** The room of a path, or undefined. */
export const roomOf = (place: string) =>
  Object.keys(rooms).find((room) => place === room || place.startsWith(`${room}/`));
