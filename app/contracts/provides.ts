import { signedPapers } from '#delivery'
import { signedEvidence } from '#contracts/gateways/evidence/signed_evidence'

export default [signedPapers.by('contracts', signedEvidence)]
