import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Site } from '#src/app.tsx';

interface AtPathProps {
  path: string;
  children?: ReactNode;
}

/** Shows a page as at an address of the site, whose links lead on from there; the frame's address stays. */
export const AtPath = ({ path, children = <Site /> }: AtPathProps) => {
  const [{ hook }] = useState(() => memoryLocation({ path }));
  return (
    // This is how wouter takes a location hook.
    // oxlint-disable-next-line react/hooks
    <Router hook={hook}>{children}</Router>
  );
};

/** Shows a part of the frame at its `path`. */
export const atPath: Decorator = (Story, { args }) => (
  <AtPath path={String(args['path'])}>
    <Story />
  </AtPath>
);
