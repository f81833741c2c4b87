import type { ReactNode } from 'react'
import { Note } from './note'

/** Says aloud, where it was asked for, why something was not done; nothing while there is no reason. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Note tone="crimson" isAnnounced>
      {children}
    </Note>
  )
}
