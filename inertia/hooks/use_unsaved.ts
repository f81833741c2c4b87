import { useEffect, useRef, type RefObject } from 'react'

type Save = () => void

/** Forms of the page that hold what would be lost with it, each with how it is saved where it can be. */
export const unsavedForms = new Set<RefObject<Save | undefined>>()

/**
 * For every form of more than two fields: whether leaving the page now would lose what was typed, and,
 * where it changes what is kept, how it is saved: by a visit, or by naming what is wrong at its fields.
 */
export function useUnsaved(isChanged: boolean, save?: Save): void {
  const form = useRef(save)
  useEffect(() => void (form.current = save))
  useEffect(() => {
    if (!isChanged) return
    unsavedForms.add(form)
    return () => void unsavedForms.delete(form)
  }, [isChanged])
}

export const hasUnsaved = (): boolean => unsavedForms.size > 0

/** For what is over anyway, such as a session: nobody is there to be asked. */
export const forgetUnsaved = (): void => unsavedForms.clear()
