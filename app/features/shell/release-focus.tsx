import { Component, type ReactNode } from 'react';

interface ReleaseFocusProps {
  /** Another page has another name. */
  page: string | undefined;
  children: ReactNode;
}

/**
 * Takes the focus off the link that led to another page before that page takes the place of the link. Removed with the focus on
 * it, it would make the browser lay out the half-removed page at once, to tell the keyboard of a phone where the focus was.
 */
export class ReleaseFocus extends Component<ReleaseFocusProps> {
  override getSnapshotBeforeUpdate(before: ReleaseFocusProps): null {
    const { activeElement } = document;
    const isRemoved = before.page !== this.props.page && activeElement?.closest('main');
    if (isRemoved && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  /** React asks for it beside `getSnapshotBeforeUpdate`. */
  override componentDidUpdate(): void {}

  override render() {
    return this.props.children;
  }
}
