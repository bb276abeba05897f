import { Component, type ReactNode } from 'react';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { NotFetched } from '#src/frame/lazily.ts';

interface Props {
  children: ReactNode;
  /** A change of the path resets the failure. */
  path?: string;
  /** Shown instead of what failed; if absent, a sentence about the page. */
  fallback?: ReactNode;
}

interface State {
  failure?: unknown;
  path?: string | undefined;
}

/** Shows a fallback instead of children that failed to render. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { failure: undefined, path };
  }

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (failure === undefined) return children;
    return fallback ?? <NotLoaded broken={!(failure instanceof NotFetched)} />;
  }
}
