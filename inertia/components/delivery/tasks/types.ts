import type { Data } from '@generated/data'

export type Task = Data.Delivery.DeliveryTask

export type TaskView = 'all' | 'at_work' | 'attention' | 'done'
export type TaskFilter = 'state' | 'cmd' | 'recur' | 'createdFrom' | 'createdTo'
export type TaskSort =
  'created' | 'id' | 'state' | 'product' | 'from' | 'start' | 'finish' | 'files'

export type TaskChange = 'restart' | 'stop' | 'force'
