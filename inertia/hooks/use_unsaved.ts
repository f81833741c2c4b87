import { useEffect } from 'react'

/** Forms of the page that hold what would be lost with it. */
const forms = new Set<symbol>()

/** For every form of more than two fields: whether leaving the page now would lose what was typed. */
export function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const form = Symbol('a changed form')
    forms.add(form)
    return () => void forms.delete(form)
  }, [isChanged])
}

export const hasUnsaved = (): boolean => forms.size > 0

/** For what is over anyway, such as a session: nobody is there to be asked. */
export const forgetUnsaved = (): void => forms.clear()
