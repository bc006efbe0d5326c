import { PlainForm } from '../plain-form'
import type { KindFormProps } from '../token-kind'
import { baby } from './schema'

export function BabyForm({ onReview }: KindFormProps) {
  return <PlainForm kind={baby} onReview={onReview} />
}
