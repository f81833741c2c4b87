import { formatDay } from '@kontor/design-system/date_text'
import { useState } from 'react'
import { useRegistration } from '~/components/identity/registration/use_registration'
import { ADDRESSES } from '~/components/shell/addresses'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { TrialValues } from '../assign/trial_days'
import { shopToday } from '~/components/shell/shop_today'

type Trial = TrialValues & { subscriptions: string[]; legalEntity: boolean }

/** A customer who is registered, with the trials that go along. */
export function useCustomerTrial() {
  const t = useText('subscriptions/assignments')
  const words = useText('identity/registration')
  const { locale: ofPage } = useShared()
  const [locale, setLocale] = useState<string>(ofPage)
  const [isSomebodyElse, setSomebodyElse] = useState(false)
  const [trial, setTrial] = useState<Trial>({
    ...{ subscriptions: [], legalEntity: false },
    ...{ startDate: formatDay(shopToday()), visibilityStartDate: '', reason: '' },
  })
  const change = (values: Partial<Trial>) => setTrial({ ...trial, ...values })
  const moreMissing = {
    ...(trial.legalEntity ? {} : { legalEntity: words('validation.accepted') }),
    ...(trial.subscriptions.length > 0 ? {} : { subscriptions: t('errors.none') }),
    ...(trial.startDate.trim() ? {} : { startDate: t('errors.start') }),
  }
  const form = useRegistration(`${ADDRESSES.salesRegistration}/customers`, {
    ...{ locale, isSomebodyElse },
    ...{ more: trial, moreMissing },
  })
  return { form, trial, change, locale, setLocale, isSomebodyElse, setSomebodyElse }
}
