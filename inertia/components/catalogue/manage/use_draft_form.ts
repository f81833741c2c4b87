import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useUnsaved } from '~/hooks/use_unsaved'
import { FIELD_NAMES, isSame, type FieldName, type FieldValue, type Fields } from './fields'
import { PRODUCTS, type Draft } from './types'

interface Of {
  id: number
  live: Fields
  draft: Draft | null
}

export type DraftForm = ReturnType<typeof useDraftForm>

/** What is typed lies over the draft, and the draft over the shop: when somebody else was quicker nothing is lost. */
export function useDraftForm({ id, live, draft }: Of) {
  const version = draft?.version ?? 0
  const [typed, setTyped] = useState<Fields>({})
  const [begun, setBegun] = useState<number | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setPending] = useState(false)
  const drafted = { ...live, ...draft?.changes }
  const valueOf = (name: FieldName): FieldValue =>
    (name in typed ? typed[name]! : drafted[name]) ?? null
  const isTyped = FIELD_NAMES.some((name) => !isSame(valueOf(name), drafted[name]))
  useUnsaved(isTyped)
  const change = (name: FieldName, value: FieldValue) => {
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
    router.visit(`${PRODUCTS}/${id}/${path}`, {
      ...{ method, preserveScroll: true, preserveState: true },
      data: data as Record<string, string>,
      onStart: () => setPending(true),
      onFinish: () => setPending(false),
      onSuccess: forget,
      onError: setErrors,
    })
  return {
    ...{ valueOf, change, errors, isTyped, isBehind, isPending, forget, send, version },
    isTouched: (name: FieldName) => name in typed,
    differs: (name: FieldName) => !isSame(valueOf(name), live[name]),
    save: () => {
      const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)]))
      send('put', 'draft', { seen: isBehind ? version : (begun ?? version), fields })
    },
  }
}
