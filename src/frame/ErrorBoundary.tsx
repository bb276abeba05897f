import { Component, type ReactNode } from 'react';
import { NotLoaded } from '#src/components/NotLoaded.tsx';

interface Props {
  children: ReactNode;
}

/** Shows a sentence and a way on in place of what failed to render. React has no hook for this. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <NotLoaded broken /> : this.props.children;
  }
}
