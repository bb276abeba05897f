import { Component, type ReactNode } from 'react';
import { NotLoaded } from '#src/components/NotLoaded.tsx';

interface Props {
  children: ReactNode;
  /** Another path is tried anew. */
  path?: string;
}

interface State {
  failed: boolean;
  path?: string | undefined;
}

/** Shows a sentence and a way on in place of what failed to render. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { failed: false, path };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <NotLoaded broken /> : this.props.children;
  }
}
