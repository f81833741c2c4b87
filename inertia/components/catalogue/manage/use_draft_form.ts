import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useUnsaved } from '~/hooks/use_unsaved'
import { FIELD_NAMES, isSame, type FieldName, type FieldValue, type Fields } from './fields'
import type { Draft } from './types'

interface Of {
  /** Address of what is edited. */
  at: string
  /** Where below it the fields are saved. */
  saves?: string
  live: Fields
  draft: Pick<Draft, 'version' | 'changes'> | null
  names?: readonly Named[]
}

/** A field of the editor; only what is no product yet can be given its code. */
type Named = FieldName | 'code'

export type DraftForm = ReturnType<typeof useDraftForm>

/** What is typed lies over the draft, and the draft over the shop: when somebody else was quicker nothing is lost. */
export function useDraftForm({ at, saves = 'draft', live, draft, names = FIELD_NAMES }: Of) {
  const version = draft?.version ?? 0
  const [typed, setTyped] = useState<Fields>({})
  const [begun, setBegun] = useState<number | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)
  const drafted = { ...live, ...draft?.changes }
  const valueOf = (name: Named): FieldValue =>
    (name in typed ? typed[name]! : drafted[name]) ?? null
  const isTyped = names.some((name) => !isSame(valueOf(name), drafted[name]))
  const change = (name: Named, value: FieldValue) => {
    if (isSame(value, valueOf(name))) return
    setBegun((known) => known ?? version)
    setTyped((known) => ({ ...known, [name]: value }))
  }
  const isBehind = errors.form !== undefined && begun !== null && begun !== version
  const forget = () => {
    setTyped({})
    setBegun(null)
    setErrors({})
  }
  const send = (method: 'post' | 'put' | 'delete', path: string, data: object) =>
    router.visit([at, path].filter(Boolean).join('/'), {
      ...{ method, preserveScroll: true, preserveState: true },
      data: data as Record<string, string>,
      onStart: () => setPending(true),
      onFinish: () => setPending(false),
      onSuccess: forget,
      onError: setErrors,
    })
  const save = () => {
    const fields = Object.fromEntries(names.map((name) => [name, valueOf(name)]))
    send('put', saves, { seen: isBehind ? version : (begun ?? version), fields })
  }
  useUnsaved(isTyped, save)
  return {
    ...{ valueOf, change, errors, isTyped, isBehind, isPending, forget, send, save, version },
    isTouched: (name: Named) => name in typed,
    differs: (name: Named) => !isSame(valueOf(name), live[name]),
  }
}
