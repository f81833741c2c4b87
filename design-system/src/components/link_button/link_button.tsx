import { buttonStyles, type ButtonVariant } from '../button/button_styles'
import { useAnchor, type AnchorProps } from '../link'

interface LinkButtonProps extends AnchorProps {
  variant?: Exclude<ButtonVariant, 'destroy'>
  size?: 'default' | 'large'
  isBlock?: boolean
}

/** A link that looks like a button: the next step of a page. What acts in place is a `Button`. */
export function LinkButton({
  variant = 'secondary',
  size = 'default',
  isBlock,
  ...props
}: LinkButtonProps) {
  const Anchor = useAnchor()
  return <Anchor {...props} className={buttonStyles({ variant, size, isBlock })} />
}
