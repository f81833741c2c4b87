import type { Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import { typeAddress } from '../subscribers/types'
import type { SubscriptionType } from '../types'

/** What is asked before all files of a type are deleted and recreated. */
export function useRunQuestion(type: SubscriptionType): Asked {
  const t = useText('subscriptions/runs')
  return {
    title: t('question.title', { name: type.name }),
    text: t('question.text'),
    keep: t('question.keep'),
    confirm: t('question.confirm'),
    pending: t('question.pending'),
    method: 'put',
    path: `${typeAddress(type)}/recreation`,
  }
}
