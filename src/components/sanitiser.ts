type Sanitise = (html: string) => string;

let loading: Promise<Sanitise> | undefined;

/** DOMPurify, loaded when it is first asked for: in the browser as trusted types, in the build over jsdom. */
export const sanitiser = () => (loading ??= load());

async function load(): Promise<Sanitise> {
  const { sanitise } = import.meta.env.SSR
    ? await import('#src/components/sanitise-in-node.ts')
    : await import('#src/components/sanitise-in-browser.ts');
  return sanitise;
}
