import type { PropsWithChildren } from 'react'
import { Frame } from './frame'

/** Pages of a signed-in customer; as wide as the shop, so that order and basket lines align. */
export function AccountLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <main id="main" className="mx-auto max-w-page px-page-margin">
        {children}
      </main>
    </Frame>
  )
}
