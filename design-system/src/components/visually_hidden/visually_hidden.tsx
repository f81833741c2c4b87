import type { ReactNode } from 'react'

/** Words for those who listen, where the eye reads them from the place. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
