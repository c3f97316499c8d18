import { useCallback } from "react";
import { href, useNavigate } from "react-router";

/** Goes to the previous page; home if there is none, as in a new tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void (window.history.length > 1 ? navigate(-1) : navigate(href("/"))), [navigate]);
}
