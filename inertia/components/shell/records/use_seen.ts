import { useState } from 'react'

/** What somebody decides on: as it was when the form was opened, and as it is now for whoever was told that it has changed meanwhile. */
export function useSeen(now: string, refused: string | undefined): string {
  const [opened] = useState(now)
  return refused === undefined ? opened : now
}
