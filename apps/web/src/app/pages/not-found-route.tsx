import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../ui/page-title';
import { appWords } from '../../messages/app';
import { Arrival } from '../guards/arrival';
import { Gate } from '../guards/gate';
import { Message } from '../errors/message';

function NotFoundPage() {
  const { title, description } = appWords.notFound;
  usePageTitle(title);
  return (
    <Message title={title} description={description}>
      <Button component={Link} to="/" size="md">
        {appWords.backToStart}
      </Button>
    </Message>
  );
}

/** Any path that is nothing else (docs/product/screens.md 2). */
export function NotFoundRoute() {
  return (
    <Gate>
      {() => (
        <Arrival>
          <NotFoundPage />
        </Arrival>
      )}
    </Gate>
  );
}
