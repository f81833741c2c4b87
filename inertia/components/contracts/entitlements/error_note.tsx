import { Note } from '@kontor/design-system/note'
import type { ReactNode } from 'react'

/** Why something was not done, said aloud. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <Note tone="crimson" isAnnounced>
      {children}
    </Note>
  )
}
