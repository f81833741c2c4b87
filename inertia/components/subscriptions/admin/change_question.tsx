import { AskWhy, type AskedWhy } from '~/components/shell/ask_why'
import { useText } from '~/hooks/use_text'
import { LONGEST_REASON } from './reason_field'

interface QuestionProps {
  /** Null while nothing is asked. */
  asked: AskedWhy | null
  onClose: () => void
}

/** Asks before what somebody has by subscription is changed, and why, for those who ask later. */
export function ChangeQuestion({ asked, onClose }: QuestionProps) {
  const t = useText('subscriptions/entitlements')
  if (!asked) return null
  const words = { label: t('form.reason'), hint: t('form.reason_hint') }
  const reason = { ...words, maxLength: LONGEST_REASON }
  return <AskWhy asked={asked} close={t('form.close')} reason={reason} onClose={onClose} />
}
