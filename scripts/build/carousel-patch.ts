import type { Plugin } from 'vite';

const symbolOfReact18 = 'Symbol.for("react.element")';
const symbolOfReact19 = 'Symbol.for("react.transitional.element")';

/**
 * pure-react-carousel 1.35 contains a merge function that recognizes React elements by the symbol of React 18. Under React 19
 * it copies elements as plain objects, and fails. Its issue 476 is not released yet.
 */
export function carouselPatch(): Plugin {
  return {
    name: 'carousel-patch',
    // The development server otherwise bundles the package before any transform.
    config: () => ({ optimizeDeps: { exclude: ['pure-react-carousel'] } }),
    transform(code, id) {
      if (!id.includes('/pure-react-carousel/dist/index')) return null;
      if (!code.includes(symbolOfReact18))
        this.error('pure-react-carousel has changed: this patch may no longer be needed.');
      return { code: code.replaceAll(symbolOfReact18, symbolOfReact19), map: null };
    },
  };
}
