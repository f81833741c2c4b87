import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { useState } from 'react'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { daysAddress, type Choice } from './types'

interface TakeBackProps {
  product: string
  choice: Choice
  seen: number
}

export function TakeBack({ product, choice, seen }: TakeBackProps) {
  const t = useText('catalogue/product_days')
  const { post, isPending } = usePost(daysAddress(product), 'delete')
  const [problem, setProblem] = useState<string>()
  const { from, to, markedDays } = choice
  if (markedDays === 0) return null
  const send = () => {
    setProblem(undefined)
    post({ from, to, seen }, { onError: (errors) => setProblem(Object.values(errors)[0]) })
  }
  return (
    <div className="grid gap-3 border-b border-line pb-5">
      <Problem>{problem}</Problem>
      <div>
        <Button onPress={send} isPending={isPending} pendingLabel={t('take_back_pending')}>
          {t('take_back', { count: markedDays })}
        </Button>
      </div>
    </div>
  )
}
