export { toast, type ToastMessage } from './toast_queue'
export { ToastRegion } from './toast_region'
