import type { TickInfo } from '@kontor/design-system/coverage_ribbon'
import { useCallback } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** What a tick of the ribbon says aloud. */
export function useTickWords() {
  const t = useText('catalogue/days')
  const { day } = useFormat()
  return useCallback(
    ({ from, to, state, missing, degraded }: TickInfo) => {
      const span = from === to ? day(from) : `${day(from)} – ${day(to)}`
      if (state === 'missing') return t('tick.missing', { span, count: missing.length })
      if (state === 'degraded') return t('tick.degraded', { span, count: degraded.length })
      return t('calendar.day', { day: span, condition: t(`condition.${state}`) })
    },
    [t]
  )
}
