export { CountdownDialog, type CountdownDialogProps } from './countdown_dialog'
