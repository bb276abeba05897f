import type { Plugin } from 'vite';

const former = 'Symbol.for("react.element")';
const present = 'Symbol.for("react.transitional.element")';

/**
 * pure-react-carousel 1.35 bundles a merge that tells a React element by the symbol of React 18. Under React 19 it takes
 * elements for plain objects and copies them, refs and all, until it fails. Its issue 476 has no release yet.
 */
export function carouselPatch(): Plugin {
  return {
    name: 'carousel-patch',
    // The development server would otherwise bundle the package before any transform.
    config: () => ({ optimizeDeps: { exclude: ['pure-react-carousel'] } }),
    transform(code, id) {
      if (!id.includes('/pure-react-carousel/dist/index')) return null;
      if (!code.includes(former)) this.error('pure-react-carousel has changed: this patch may no longer be needed.');
      return { code: code.replaceAll(former, present), map: null };
    },
  };
}
