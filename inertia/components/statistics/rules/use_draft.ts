import { useForm } from '@inertiajs/react'
import { useUnsaved } from '~/hooks/use_unsaved'
import { RULES, type Rules } from './types'

type DraftLevel = { lowLimit: number | null; cents: number | null }

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
    levels: rules.levels.map(({ group, levels }) => ({
      group,
      levels: levels.map(({ lowLimit, modulePriceCents }) => ({
        lowLimit,
        cents: modulePriceCents,
      })),
    })),
  })
  useUnsaved(form.isDirty)
  form.transform(({ prices, ...data }) => ({
    ...data,
    prices: Object.entries(prices).map(([code, cents]) => ({ code, cents })),
  }))
  const errors = form.errors as Record<string, string | undefined>
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
      form.setData(
        'levels',
        form.data.levels.map((one) =>
          one.group === group
            ? {
                group,
                levels: one.levels.map((old, index) => (index === at ? { ...old, ...level } : old)),
              }
            : one
        )
      ),
    send: () => form.post(RULES, { preserveScroll: true }),
  }
}

export type Draft = ReturnType<typeof useDraft>
