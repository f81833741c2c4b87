import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react'

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'>

const AnchorContext = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a')

interface LinkProviderProps {
  /** The anchor of the application's router; everything here that navigates renders it. */
  anchor: ElementType<ComponentPropsWithRef<'a'>>
  children: ReactNode
}

/** Hands the router's link to every component below. Without it links are plain anchors. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

/** The anchor for components that draw their own links. */
export function useAnchor() {
  return use(AnchorContext)
}
