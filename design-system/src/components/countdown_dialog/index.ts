export { CountdownDialog, type CountdownDialogProps } from './countdown_dialog'
export { useCountdown } from './use_countdown'
