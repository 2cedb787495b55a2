import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}
interface State {
  failed: { error: unknown } | null;
  address: string;
}

/** Shows something else in place of what threw, until one goes to another address. */
export function CrashBoundary(props: Props) {
  const { pathname, search } = useLocation();
  return <Boundary {...props} address={`${pathname}${search}`} />;
}

class Boundary extends Component<Props & { address: string }, State> {
  override state: State = { failed: null, address: this.props.address };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failed: { error } });

  static getDerivedStateFromProps = ({ address }: { address: string }, state: State): State | null =>
    state.address === address ? null : { failed: null, address };

  override render() {
    return this.state.failed ? this.props.instead(this.state.failed.error) : this.props.children;
  }
}
