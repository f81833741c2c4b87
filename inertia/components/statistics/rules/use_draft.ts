import { useForm } from '@inertiajs/react'
import { useUnsaved } from '~/hooks/use_unsaved'
import { draftedLevels, withAdded, withChanged, without, type DraftLevel } from './drafted_levels'
import { RULES, type Rules } from './types'

type Values = {
  name: string
  from: string
  feeAmountCents: number | null
  feeUpToCents: number | null
  vatPercent: number | null
  /** By code; those that are not named stay. */
  prices: Record<string, number | null>
  levels: { group: string; levels: DraftLevel[] }[]
}

/** A draft of the rules, which begins as they hold. */
export function useDraft(rules: Rules, earliest: string) {
  const form = useForm<Values>({
    name: '',
    from: earliest,
    feeAmountCents: rules.fee.amountCents,
    feeUpToCents: rules.fee.appliesUpToCents,
    vatPercent: rules.vat.percent,
    prices: {},
    levels: rules.levels.map(({ group, levels }) => ({ group, levels: draftedLevels(levels) })),
  })
  useUnsaved(form.isDirty)
  form.transform(({ prices, levels, ...data }) => ({
    ...data,
    levels: levels.map(({ group, levels: drafted }) => ({
      group,
      levels: drafted.map(({ lowLimit, cents }) => ({ lowLimit, cents })),
    })),
    prices: Object.entries(prices).map(([code, cents]) => ({ code, cents })),
  }))
  const errors = form.errors as Record<string, string | undefined>
  const setLevels = (group: string, change: (levels: DraftLevel[]) => DraftLevel[]) => {
    form.clearErrors()
    form.setData(
      'levels',
      form.data.levels.map((one) =>
        one.group === group ? { group, levels: change(one.levels) } : one
      )
    )
  }
  return {
    form,
    /** What was refused of a product's price, of a level, or of the levels of a group. */
    errorOfPrice: (code: string) =>
      errors[`prices.${Object.keys(form.data.prices).indexOf(code)}.cents`],
    errorOfLevel: (group: number, at: number, field: 'lowLimit' | 'cents') =>
      errors[`levels.${group}.levels.${at}.${field}`],
    errorOfGroup: (group: number) => errors[`levels.${group}`],
    setPrice: (code: string, cents: number | null) =>
      form.setData('prices', { ...form.data.prices, [code]: cents }),
    /** All daily prices by as many percent, rounded to whole cents. */
    raiseAll: (percent: number) => {
      const raised = rules.prices.map(({ code, cents }) => [
        code,
        Math.max(1, Math.round(cents * (1 + percent / 100))),
      ])
      form.setData('prices', Object.fromEntries(raised))
    },
    setLevel: (group: string, at: number, level: Partial<DraftLevel>) =>
      setLevels(group, (levels) => withChanged(levels, at, level)),
    addLevel: (group: string) => setLevels(group, withAdded),
    removeLevel: (group: string, at: number) => setLevels(group, (levels) => without(levels, at)),
    send: () => form.post(RULES, { preserveScroll: true }),
  }
}

export type Draft = ReturnType<typeof useDraft>
