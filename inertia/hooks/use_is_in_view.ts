import { useEffect, useState } from 'react'

/** Whether an element of the page, known by its id, is in the window. False until that is known. */
export function useIsInView(id: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
