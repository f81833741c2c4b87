import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { ContractPaper } from '#contracts/queries/papers/find_paper'

const fields = fieldsOf<ContractPaper>()({
  name: is.about(is.text, 'Name of the file.'),
  bytes: is.integer,
  sha256: is.about(is.text, 'SHA-256 of the bytes.'),
  actorLabel: is.about(is.text, 'Who attached it.'),
  createdAt: is.moment,
})

export const paperSchema = is.named('ContractPaper', fields.schema)
export const paperToWire = (paper: ContractPaper) => fields.of(paper)

export default class PaperTransformer extends BaseTransformer<ContractPaper> {
  toObject() {
    return this.pick(this.resource, ['name', 'bytes', 'sha256', 'actorLabel', 'createdAt'])
  }
}
