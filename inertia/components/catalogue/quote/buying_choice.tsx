import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { useText } from '~/hooks/use_text'

export type WayOfBuying = 'otp' | 'subscription'

interface BuyingChoiceProps {
  value: WayOfBuying
  onChange: (way: WayOfBuying) => void
}

/** Once or for as long as it runs. */
export default function BuyingChoice({ value, onChange }: BuyingChoiceProps) {
  const t = useText('catalogue')
  return (
    <SegmentedControl
      label={t('filter.offer')}
      options={[
        { value: 'otp', label: t('quote.one_off') },
        { value: 'subscription', label: t('filter.subscription') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
