import type { PropsWithChildren } from 'react'
import { Frame } from './frame'

/** Pages for everybody: one column of the shop's width. */
export function PublicLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <main id="main" className="mx-auto max-w-page px-page-margin">
        {children}
      </main>
    </Frame>
  )
}
