import type { AnchorHTMLAttributes } from 'react'

/** The one place where the data parts meet the link of the application. */
export function TextLink(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a {...props} />
}

/** A link that reads as one: green, with a fine line that hovering makes plain. */
export const LINK =
  'text-accent-text underline decoration-accent-line decoration-1 underline-offset-[0.2em] ' +
  'hover:decoration-2 hover:decoration-current'
