import { CopyButton } from '@kontor/design-system/identifier'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { Outline } from './outline'

interface CodeProps {
  /** What it is written in. */
  title: string
  text: string
}

/** Code that is copied by one click. */
export function Code({ title, text }: CodeProps) {
  const t = useText('shared/api_guide')
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-center justify-between gap-2">
        <Text role="ui-s" weight="medium">
          {title}
        </Text>
        <CopyButton value={text} label={t('copy', { title })} copiedLabel={t('copied')} />
      </div>
      <Outline text={text} />
    </div>
  )
}
