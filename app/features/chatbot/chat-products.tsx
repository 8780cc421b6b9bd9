import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ChatProduct, ChatProductSet } from '#commerce/chatbot/chat-message.ts';
import { useMediaAddress } from '#ui/media-address.ts';
import { Price } from '#ui/price.tsx';

export function ChatProducts({ set, onFollow }: { set: ChatProductSet; onFollow: () => void }) {
  return (
    <>
      <p className="chat-said">{set.intro}</p>
      <ul className="chat-products">
        {set.products.map((product) => (
          <li key={product.product_id}>
            <ChatCard product={product} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {set.closing && <p className="chat-said">{set.closing}</p>}
    </>
  );
}

function ChatCard({ product, onFollow }: { product: ChatProduct; onFollow: () => void }) {
  const t = useTranslations('chatbot');
  const media = useMediaAddress();
  const { product_name: name, product_price: price, product_salePrice: salePrice } = product;
  return (
    <Link to={product.product_url} className="chat-card" prefetch="intent" onClick={onFollow}>
      <img
        src={media(product.product_image)}
        alt=""
        width={160}
        height={240}
        loading="lazy"
        decoding="async"
      />
      <span className="chat-card-name">{name}</span>
      <Price
        size="small"
        price={salePrice ?? price}
        was={salePrice ? price : undefined}
        nowLabel={t('now')}
        wasLabel={t('was')}
      />
      {!product.product_availability && <span className="text-soft text-xs">{t('soldOut')}</span>}
    </Link>
  );
}
