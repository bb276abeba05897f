import { Component, type ReactNode } from 'react';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { NotFetched } from '#src/frame/lazily.ts';

interface Props {
  children: ReactNode;
  /** Another path is tried again. */
  path?: string;
  /** What shows instead; a sentence about the page where it is absent. */
  fallback?: ReactNode;
}

interface State {
  failure?: unknown;
  path?: string | undefined;
}

/** Shows a sentence and a way on in place of what failed to render. React has no hook for this. */
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
