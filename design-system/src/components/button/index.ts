export { Button, type ButtonProps } from './button'
export { buttonStyles, type ButtonVariant } from './button_styles'
