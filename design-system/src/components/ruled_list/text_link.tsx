import type { ComponentPropsWithRef } from 'react'
import { useAnchor } from '../link'

/** The link of the application in whatever look a data part gives it. */
export function TextLink(props: ComponentPropsWithRef<'a'> & { href: string }) {
  const Anchor = useAnchor()
  return <Anchor {...props} />
}

/** A link that reads as one: green, with a fine line that hovering makes plain. */
export const LINK =
  'text-accent-text underline decoration-accent-line decoration-1 underline-offset-link ' +
  'hover:decoration-2 hover:decoration-current'
