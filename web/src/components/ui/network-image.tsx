import type { AppChain } from '@/lib/chains.ts'

export function NetworkImage({ chain, className = 'size-5' }: { chain: Pick<AppChain, 'image'>; className?: string }) {
  return <img src={`${import.meta.env.BASE_URL}assets/images/wallet/${chain.image}`} alt="" className={className} />
}
