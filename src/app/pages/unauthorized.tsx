import { AccessDenied } from "#domains/accounts/web/access-denied.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function UnauthorizedPage() {
  return (
    <Container>
      <PageMeta />
      <AccessDenied />
    </Container>
  );
}
