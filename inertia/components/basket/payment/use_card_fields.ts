import { useCallback, useEffect, useRef, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import {
  CARD_FIELDS,
  loadCardScript,
  type CardField,
  type FieldChange,
  type ProviderCard,
} from './card_script'
import type { CardScript } from './types'

type Fields = Partial<Record<CardField, { success: boolean; error: string }>>

export const containerOf = (field: CardField) => `card-${field}`

/**
 * The provider's fields in their frames, once they are wanted and their places stand on the page:
 * whether they are there and filled, and the card's id.
 */
export function useCardFields(script: CardScript | null, isWanted: boolean) {
  const { scriptUrl = '', scriptGlobal = '', publicKey = '' } = script ?? {}
  const { locale } = useShared()
  const card = useRef<ProviderCard | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [fields, setFields] = useState<Fields>({})

  useEffect(() => {
    if (!isWanted || !scriptUrl) return
    let isGone = false
    const note = (change: FieldChange) => {
      if (!isGone && change.type) setFields((before) => ({ ...before, ...noted(change) }))
    }
    loadCardScript(scriptUrl, scriptGlobal)
      .then((Entry) => {
        if (isGone) return
        card.current = place(new Entry(publicKey, { locale }).Card(), note)
        setState('ready')
      })
      .catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      card.current = null
      setState('loading')
      setFields({})
    }
  }, [isWanted, scriptUrl, scriptGlobal, publicKey, locale])

  const createCard = useCallback(async () => (await card.current!.createResource()).id, [])
  const isComplete = CARD_FIELDS.every((field) => fields[field]?.success)
  return { state, fields, isComplete, createCard }
}

export type CardFields = ReturnType<typeof useCardFields>

function place(card: ProviderCard, note: (change: FieldChange) => void): ProviderCard {
  card.addEventListener('change', note)
  for (const field of CARD_FIELDS) {
    const container = document.getElementById(containerOf(field))!
    card.create(field, { containerId: container.id, onlyIframe: true, ...lookOf(container) })
  }
  return card
}

/**
 * The frames cannot read the page's styles; they are told once what they look like. So their boxes
 * keep the paper that they were made for, also where the page is turned later.
 */
function lookOf(container: HTMLElement) {
  const { color, fontFamily, backgroundColor } = getComputedStyle(container)
  container.style.backgroundColor = backgroundColor
  return { fontColor: color, fontFamily, placeholderColor: getComputedStyle(container).caretColor }
}

function noted({ type, success = false, error = '' }: FieldChange): Fields {
  return type ? { [type]: { success, error } } : {}
}
