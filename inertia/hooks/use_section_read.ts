import { useEffect, useState } from 'react'

/** Part of the window below its top; what begins above that is read. */
const READ = 1 / 3

/** Which of the page's sections is read, by their ids in the order of the page; null before the first of them. */
export function useSectionRead(ids: readonly string[]): string | null {
  const [read, setRead] = useState<string | null>(null)
  const names = ids.join(' ')
  useEffect(() => {
    const look = () => setRead(names.split(' ').findLast(begins) ?? null)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [names])
  return read
}

/** A section that a search has left out begins nowhere. */
function begins(id: string): boolean {
  const section = document.getElementById(id)
  return section !== null && section.getBoundingClientRect().top < innerHeight * READ
}
