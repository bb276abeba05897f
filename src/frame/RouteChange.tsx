import { useEffect, useRef } from 'react';
import { arrive } from '#src/frame/arrive.ts';
import { titled } from '#src/frame/titled.ts';

interface RouteChangeProps {
  path: string;
  title: string;
}

/** Stands before the page, so that its effects run first and the page may still choose a more exact title. */
export function RouteChange({ path, title }: RouteChangeProps) {
  const left = useRef<string>(undefined);

  useEffect(() => {
    document.title = titled(title);
  }, [title, path]);

  useEffect(() => {
    const first = left.current === undefined;
    // A prerendered not-found page hydrates as '/404' and takes its real path afterwards: that is no change of route.
    if (!first && left.current !== path) arrive();
    left.current = first && path === '/404' ? window.location.pathname : path;
  }, [path]);

  return null;
}
