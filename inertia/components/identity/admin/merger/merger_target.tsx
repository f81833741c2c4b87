import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { type SubmitEvent, useState } from 'react'
import type { LikelyTwin } from '~/components/identity/admin/likely_twins'
import { mergerAddress } from '~/components/shell/addresses'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import type { MergerPerson } from './types'

interface MergerTargetProps {
  from: MergerPerson
  twins: LikelyTwin[]
  asked: string
  problem: string | null
}

/** Which account goes on: typed, or one of those that may be the same person. */
export function MergerTarget({ from, twins, asked, problem }: MergerTargetProps) {
  const t = useText('identity/merger')
  const sayCode = useCodeText('identity/merger', 'identity/account')
  const [typed, setTyped] = useState(asked)
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    router.get(mergerAddress(from.id), { into: typed }, { preserveState: true })
  }
  return (
    <form method="get" onSubmit={find} className="grid max-w-reading justify-items-start gap-4">
      <TextField
        name="into"
        label={t('into')}
        hint={t('into_hint')}
        value={typed}
        onChange={setTyped}
        error={problem ? sayCode({ code: problem }) : undefined}
      />
      {twins.length > 0 && (
        <div>
          <Text>{t('twins')}</Text>
          <ul>
            {twins.map(({ id, name, company, email }) => (
              <li key={id}>
                <Link href={mergerAddress(from.id, String(id))}>
                  {[name, company, email].filter(Boolean).join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
