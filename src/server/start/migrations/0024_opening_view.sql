-- The view that a person's list opens with: one of their own, or one that another person shares.
CREATE TABLE opening_view (
  user_id uuid NOT NULL,
  entity text NOT NULL,
  view_id uuid NOT NULL REFERENCES saved_view (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, entity)
);
CREATE INDEX opening_view_view ON opening_view (view_id);
