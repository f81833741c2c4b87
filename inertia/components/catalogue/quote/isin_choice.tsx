import { IsinField, readIsins } from '@kontor/design-system/isin_field'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { QuotedIsin } from './chosen_isins'
import { LeftOutIsins } from './chosen_isins'

interface IsinChoiceProps {
  /** The securities of the quote that is shown. */
  isins: readonly QuotedIsin[]
  /** The sentence of the server, where it refused them. */
  error?: string
  onChange: (isins: string[]) => void
  /** A code that is typed names no security yet: no figure stands for what the field shows. */
  onUnread: () => void
}

/** As many as one item takes. */
const MOST = 50

/** Which securities are wanted of a product that is sold by ISIN. */
export default function IsinChoice({ isins, error, onChange, onUnread }: IsinChoiceProps) {
  const t = useText('catalogue/choice')
  const errorsText = useText('catalogue/errors')
  const [text, setText] = useState(isins.map(({ isin }) => isin).join('\n'))
  const tooMany =
    readIsins(text).length > MOST ? errorsText('isins_too_many', { n: MOST }) : undefined
  const change = (typed: string) => {
    setText(typed)
    const read = readIsins(typed)
    if (read.every(({ problem }) => problem === null)) onChange(read.map(({ code }) => code))
    else onUnread()
  }
  return (
    <div className="grid gap-2 pt-3">
      <IsinField
        label={t('isins.label')}
        hint={t('isins.hint', { count: MOST })}
        error={tooMany ?? error}
        invalidError={t('isins.invalid')}
        value={text}
        onChange={change}
        most={MOST}
        listLabel={t('isins.list')}
        countLabel={(count, most) => t('isins.count', { count, most })}
        removeLabel={(isin) => t('isins.remove', { isin })}
        insteadLabel={(isin) => t('isins.use', { isin })}
        reasonOf={(problem) => t(`isins.${problem}`)}
        nameOf={(code) => isins.find(({ isin }) => isin === code)?.name ?? undefined}
      />
      <LeftOutIsins isins={isins} />
      <Text role="ui-s" tone="subtle">
        {t('isins.price')}
      </Text>
    </div>
  )
}
